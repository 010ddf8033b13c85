/** The package has no types of its own. */
declare module '@adobe/structured-data-validator/src/validator.js' {
  interface Issue {
    readonly severity: 'ERROR' | 'WARNING';
    readonly issueMessage: string;
    readonly path: readonly { readonly type?: string; readonly property?: string }[];
  }

  export class Validator {
    /** Blocks by their `@type`, as a reader of the page finds them. */
    validate(data: { readonly jsonld: Readonly<Record<string, readonly object[]>> }): Promise<readonly Issue[]>;
  }
}
