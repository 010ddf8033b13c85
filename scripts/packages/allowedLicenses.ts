/** Under which licenses a package may be needed for serving or building, and why each of them asks nothing that we do not do. */

interface AllowedLicense {
  readonly why: string;
  /** Packages it is allowed for; all by default. */
  readonly only?: RegExp;
}

const NOTICE = 'asks for its notice, which stays in the package';

export const ALLOWED_LICENSES: Readonly<Record<string, AllowedLicense>> = {
  '0BSD': { why: 'asks for nothing' },
  'Apache-2.0': { why: `${NOTICE}; grants its patents` },
  'BlueOak-1.0.0': { why: NOTICE },
  'BSD-2-Clause': { why: NOTICE },
  'BSD-3-Clause': { why: `${NOTICE}; its authors do not advertise for us` },
  'CC-BY-4.0': { why: 'a table of browsers that the build reads; its authors are named in the package', only: /^caniuse-lite$/ },
  'CC0-1.0': { why: 'public domain: asks for nothing' },
  ISC: { why: NOTICE },
  'LGPL-3.0-or-later': { why: 'libvips, a shared library that sharp loads, unchanged and replaceable', only: /^@img\/sharp-/ },
  MIT: { why: NOTICE },
  'MIT-0': { why: 'asks for nothing' },
  'MPL-2.0': { why: 'compresses style sheets in the build, unchanged; nothing of it is sent', only: /^lightningcss(?:-|$)/ },
  'OFL-1.1': { why: 'fonts, sent under their own names and not sold by themselves', only: /^@fontsource-variable\// },
  'Python-2.0': { why: NOTICE },
};

/** Whether a package may be used under a license expression of SPDX: every part of an AND, one part of an OR. */
export function isAllowed(packageName: string, expression: string): boolean {
  const words = expression.match(/\(|\)|[^\s()]+/g) ?? [];
  let next = 0;
  const readSingle = (): boolean => {
    const word = words[next++] ?? '';
    if (word !== '(') return isAllowedId(packageName, word);
    const inner = readAlternatives();
    next += 1; // the closing one
    return inner;
  };
  const readAll = (): boolean => {
    let all = readSingle();
    while (words[next] === 'AND') {
      next += 1;
      all = readSingle() && all;
    }
    return all;
  };
  const readAlternatives = (): boolean => {
    let some = readAll();
    while (words[next] === 'OR') {
      next += 1;
      some = readAll() || some;
    }
    return some;
  };
  // what is left was not understood
  return readAlternatives() && next === words.length;
}

function isAllowedId(packageName: string, id: string): boolean {
  if (!Object.hasOwn(ALLOWED_LICENSES, id)) return false;
  const only = ALLOWED_LICENSES[id]?.only;
  return only === undefined || only.test(packageName);
}
