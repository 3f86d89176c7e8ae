import { en } from './en.ts';

/** Key of a visible text. */
export type MessageKey = keyof typeof en;

type ParamNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
type Params<Key extends MessageKey> = ParamNames<(typeof en)[Key]>;

/** Looks a text up by key; `{name}` in it is replaced by the parameter of that name. An unknown key or parameter does not compile. */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...[params]: [Params<Key>] extends [never] ? [] : [params: Record<Params<Key>, string | number>]
) => string;

const translate = (key: MessageKey, params?: Record<string, string | number>): string => {
  const text: string = en[key];
  return params ? text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole)) : text;
};

/** The texts of the chosen language. */
export const useMessages = (): { t: Translate } => messages;

const messages: { t: Translate } = { t: translate as Translate };
