import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const GENERATED = /web\/src\/generated\/graphql\.ts$/;
const PART = /^(.*\/generated\/graphql\.ts)\?part=(\w+)$/;

/** The generated file as the values that it exports, by name. Types need no place: they are gone when it runs. */
const partsOf = (code: string): Map<string, string> => {
  const [, ...pieces] = code.split(/^export const /m);
  return new Map(pieces.map((piece) => [/^\w+/.exec(piece)?.[0] ?? '', `export const ${piece}`]));
};

/**
 * Takes the generated operations apart for the build, one module each: a module lies in one chunk only, so that as one file all
 * of them, those of the office too, would be in the first load.
 */
export const splitDocuments = (): Plugin => ({
  name: 'haat-split-documents',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (PART.test(id) ? { id, moduleSideEffects: false } : undefined),
  async load(id) {
    const plain = id.replaceAll('\\', '/');
    const [, file = plain, name] = PART.exec(plain) ?? [];
    if (!GENERATED.test(file)) return undefined;
    const code = await readFile(file, 'utf8');
    const parts = partsOf(code);
    const from = (part: string) => `{ ${part} } from ${JSON.stringify(`${file}?part=${part}`)};`;
    if (name === undefined)
      return {
        code: [...parts.keys()].map((part) => `export ${from(part)}`).join('\n'),
        moduleSideEffects: false,
      };
    const part = parts.get(name) ?? '';
    const used = new Set(part.match(/\b\w+Document\b/g));
    const imports = [
      ...(code.match(/^import \{.*$/gm) ?? []),
      ...[...used].filter((one) => one !== name && parts.has(one)).map((one) => `import ${from(one)}`),
    ];
    return { code: `${imports.join('\n')}\n${part}`, moduleSideEffects: false };
  },
});
