import { buildSchema } from 'graphql';

const sdl = import.meta.glob<string>('../../schema/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The GraphQL schema. */
export const schema = buildSchema(Object.values(sdl).join('\n'));
