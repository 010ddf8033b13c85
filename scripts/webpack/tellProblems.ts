import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

/** Writes what a build for development found wrong into a file, a text each, for whoever shows it (scripts/dev.ts). */
export class TellProblems {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('TellProblems', (stats) => {
      const { errors = [] } = stats.toJson({ all: false, errors: true });
      const problems = errors.map(({ moduleName = '', loc = '', message }) => `${moduleName} ${loc}\n${message}`.trim());
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, JSON.stringify(problems));
    });
  }
}
