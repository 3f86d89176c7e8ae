import type { Wording } from '../../../schema/sentence.ts';

/* GraphQL */ `
  fragment Said_error on Error {
    message
    wording {
      code
      params {
        name
        value
      }
    }
  }
`;

/* GraphQL */ `
  fragment Said_fieldError on FieldError {
    message
    wording {
      code
      params {
        name
        value
      }
    }
  }
`;

/**
 * What the shop says to people: a sentence of the page's own rules, in English, or one of the server's with its code and
 * parameters. `say` of `useMessages` words it in the language of the page.
 */
export type Saying = string | Said;

/** A sentence of the server's. */
export interface Said {
  /** In English. */
  message: string;
  /** In parts; missing where only programs were to meet it. */
  wording?: Wording | null | undefined;
}

/** The same sentence with another value of a parameter, such as the name of a product in the language of the page. */
export const withParam = (saying: Saying, name: string, value: string): Saying => {
  if (typeof saying === 'string' || !saying.wording) return saying;
  const params = saying.wording.params.map((param) => (param.name === name ? { name, value } : param));
  return { ...saying, wording: { ...saying.wording, params } };
};

/** Whether something to be shown is a sentence, and no part of a page. */
export const isSaying = (shown: unknown): shown is Saying =>
  typeof shown === 'string' || (typeof shown === 'object' && shown !== null && 'message' in shown);
