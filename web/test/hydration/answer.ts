import { parse } from 'graphql';
import { answerAnything, answerLeast } from '../anything.ts';

/** How much an answer contains: something in every field, or as little as the schema allows. */
export type Much = 'everything' | 'least';

export interface Operation {
  query: string;
  variables?: Record<string, unknown>;
}

/** Answers an operation, in the server and in the browser alike. */
export const answer = ({ query, variables }: Operation, data: Much): Record<string, unknown> =>
  (data === 'least' ? answerLeast : answerAnything)(parse(query), variables ?? {});
