import * as v from 'valibot';

/** A field of a list's state: what a URL can contain. */
type Field = string | number | boolean | null | readonly string[];

/** The state of a list: its search, its filters and its sort. */
export type ListState = Readonly<Record<string, Field>>;

/** What reads each field from the URL: a text, or all texts of that name where the default is a list. */
export type ListSchema<State extends ListState> = {
  readonly [Name in keyof State]: v.GenericSchema<unknown, State[Name]>;
};

/** Returns the state that a URL describes. What is not there, or is wrong, is as usual. */
export const readList = <State extends ListState>(
  schema: ListSchema<State>,
  usual: State,
  search: URLSearchParams,
): State => {
  const read = (name: keyof State & string) => {
    const found = Array.isArray(usual[name]) ? search.getAll(name) : search.get(name);
    if (found === null || found.length === 0) return usual[name];
    const { success, output } = v.safeParse(schema[name], found);
    return success ? output : usual[name];
  };
  const names = Object.keys(usual) as (keyof State & string)[];
  return Object.fromEntries(names.map((name) => [name, read(name)])) as unknown as State;
};

const isSame = (one: Field | undefined, other: Field | undefined) => String(one) === String(other);

/** Returns the query of a URL that describes a state; what is as usual is left out, what belongs to others stays. */
export const writeList = <State extends ListState>(
  usual: State,
  state: State,
  search: URLSearchParams = new URLSearchParams(),
): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries<Field>(state)) {
    next.delete(name);
    if (value === null || isSame(value, usual[name])) continue;
    for (const one of Array.isArray(value) ? value : [value]) next.append(name, String(one));
  }
  return next;
};
