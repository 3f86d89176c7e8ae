/** How each of some things is made from what all of them are given. */
export type Makers<Things, Given> = { [Name in keyof Things]?: (given: Given) => Things[Name] };

/** Answers what makes objects whose members are made when they are first asked for, once for each object. */
export const lazily = <Things extends object, Given>(
  makers: Makers<Things, Given>,
): ((given: Given) => Things) => {
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

/** Does some work at the first call, and answers its result at all others too. */
export const once = <Result>(work: () => Result): (() => Result) => {
  let done: { result: Result } | undefined;
  return () => (done ??= { result: work() }).result;
};
