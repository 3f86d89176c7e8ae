import type { TextPageName } from '#schema/page-texts.ts';

/** The short pages whose words the owner writes, by their names in the schema. */
export const TOPICS = {
  help: 'HELP',
  privacy: 'PRIVACY',
  terms: 'TERMS',
  cookies: 'COOKIES',
} as const satisfies Record<string, TextPageName>;

/** One of them. */
export type Topic = keyof typeof TOPICS;
