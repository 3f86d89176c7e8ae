import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const GENERATED = /web\/src\/generated\/graphql\.ts$/;
const PART = /^(.*\/generated\/graphql\.ts)\?part=(\w+)$/;

/** Splits the generated file into its exported values, by name. Types are not needed at run time. */
const partsOf = (code: string): Map<string, string> => {
  const [, ...pieces] = code.split(/^export const /m);
  return new Map(pieces.map((piece) => [/^\w+/.exec(piece)?.[0] ?? '', `export const ${piece}`]));
};

/**
 * Splits the generated operations for the build, one module each. A module is in one chunk only, so a single file with
 * all operations, including the dashboard's, would be in the first load.
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
      // What a part does not call must not come with it: the hook of a mutation brings Apollo's client.
      ...(code.match(/^import \{.*$/gm) ?? []).filter((line) =>
        line.match(/\buse\w+/g)?.some((hook) => part.includes(`${hook}(`)),
      ),
      ...[...used].filter((one) => one !== name && parts.has(one)).map((one) => `import ${from(one)}`),
    ];
    return { code: `${imports.join('\n')}\n${part}`, moduleSideEffects: false };
  },
});
