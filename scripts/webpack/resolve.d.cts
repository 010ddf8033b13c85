export declare const resolve: { readonly alias: Record<string, string>; readonly extensions: string[] };
