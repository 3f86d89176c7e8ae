/** The part of OpenAPI 3.1 that our document uses. */

/** A reference to a named schema. */
export interface Reference {
  $ref: string;
}

type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** The schema of a value (JSON Schema 2020-12). */
export interface Schema {
  type: TypeName | TypeName[];
  description?: string;
  examples?: unknown[];
  format?: 'uuid' | 'date-time' | 'uri';
  enum?: string[];
  default?: string | number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  items?: Schema | Reference;
  properties?: Record<string, Schema | Reference>;
  required?: string[];
  additionalProperties?: false;
}

/** Schemas by name. */
export type Schemas = Record<string, Schema>;

/** A parameter besides the body. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: Schema;
  example?: string;
  /** Each call needs a new value: the example is its beginning. */
  'x-fresh'?: true;
}

/** An example of a whole body. */
export interface Sample {
  summary: string;
  value: unknown;
}

/** Bodies by media type. */
export type Content = Record<string, { schema?: Schema | Reference; examples?: Record<string, Sample> }>;

/** A response. */
export interface Answer {
  description: string;
  headers?: Record<string, { description: string; schema: Schema }>;
  content: Content;
}

/** A call. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  /** Empty when everyone may call it. */
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: true; description: string; content: Content };
  responses: Record<string, Answer>;
}

/** The methods that our paths have. */
export const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** Calls by path and method. */
export type Paths = Record<string, Partial<Record<(typeof METHODS)[number], Operation>>>;

/** The whole document. */
export interface OpenApi {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Paths;
  components: {
    securitySchemes: Record<
      string,
      { description: string } & (
        { type: 'http'; scheme: string; bearerFormat: string } | { type: 'apiKey'; in: 'cookie'; name: string }
      )
    >;
    schemas: Schemas;
  };
}
