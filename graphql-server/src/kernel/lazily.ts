/** For each thing, the function that makes it from what all of them are given. */
export type Makers<Things, Given> = { [Name in keyof Things]?: (given: Given) => Things[Name] };

/** Returns a function that makes objects whose members are created at their first use, once per object. */
export const lazily = <Things extends object, Given>(makers: Makers<Things, Given>): ((given: Given) => Things) => {
  const GIVEN = Symbol('what the members are made from');
  const prototype = {};
  for (const [name, make] of Object.entries<((given: Given) => unknown) | undefined>(makers))
    Object.defineProperty(prototype, name, {
      get(this: { [GIVEN]: Given }) {
        const value = make?.(this[GIVEN]);
        Object.defineProperty(this, name, { value });
        return value;
      },
    });
  return (given) => Object.create(prototype, { [GIVEN]: { value: given } }) as Things;
};

/** Runs some work at the first call, and returns its result at all calls. */
export const once = <Result>(work: () => Result): (() => Result) => {
  let done: { result: Result } | undefined;
  return () => (done ??= { result: work() }).result;
};
