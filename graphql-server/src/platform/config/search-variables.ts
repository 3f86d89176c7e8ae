import * as v from 'valibot';
import { integer, webUrl } from './variables.ts';

/** An OpenSearch beside PostgreSQL, in which products are searched. */
export interface OpenSearchConfig {
  /** Such as `https://search.example.com:9200`. */
  readonly origin: string;
  /** The header for the user of the URL; undefined without one. */
  readonly authorization: string | undefined;
  /** What the names of its indexes begin with: several shops may share it. */
  readonly name: string;
  /** How long a search waits before PostgreSQL does it, in milliseconds. */
  readonly withinMs: number;
}

const EXAMPLE = 'https://user:password@search.example.com:9200/haat';

/** The variables of where products are searched. */
export const searchVariables = {
  OPENSEARCH_URL: v.optional(
    v.pipe(
      webUrl(['http:', 'https:'], EXAMPLE),
      v.check((text) => {
        const { pathname, search, hash } = URL.parse(text) ?? {};
        return search === '' && hash === '' && /^\/(?:[a-z][a-z0-9_-]{0,60})?$/.test(pathname ?? '');
      }, `must have nothing after its host but a name in small letters, such as ${EXAMPLE}.`),
    ),
  ),
  OPENSEARCH_WITHIN_MS: v.optional(integer(50, 10_000), '300'),
};

const variables = v.object(searchVariables);

/** Returns where the variables say that products are searched; undefined for PostgreSQL only. */
export const openSearchFrom = ({
  OPENSEARCH_URL: given,
  OPENSEARCH_WITHIN_MS: withinMs,
}: v.InferOutput<typeof variables>): OpenSearchConfig | undefined => {
  if (given === undefined) return undefined;
  const { origin, username, password, pathname } = new URL(given);
  const user = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    origin,
    authorization: username === '' ? undefined : `Basic ${Buffer.from(user).toString('base64')}`,
    name: pathname.slice(1) || 'haat',
    withinMs,
  };
};
