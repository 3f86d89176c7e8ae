import type { Content, Operation } from './types.ts';

/** A call with the place where it stands. */
export interface Call {
  path: string;
  method: string;
  operation: Operation;
}

/** A value as people read it. */
export const json = (value: unknown) => JSON.stringify(value, null, 2);

/** The shape of a JSON body or answer; undefined when it is none. */
export const schemaOf = (holder: { content: Content } | undefined) =>
  holder?.content['application/json']?.schema;

/** The types of a body that is no JSON. */
export const typesOf = ({ requestBody }: Operation) =>
  Object.keys(requestBody?.content ?? {}).filter((type) => type !== 'application/json');

/** Whether a call takes such a proof of who asks. */
export const needs = ({ security }: Operation, scheme: string) => security.some((one) => scheme in one);
