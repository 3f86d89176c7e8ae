/** How people of one kind order and what they do when they are asked. Probabilities are those of one order. */
export interface Kind {
  /** Share of all people. */
  share: number;
  /** How many orders one of them places, on average. */
  orders: number;
  /** Does not take the parcel, when nothing was asked. */
  refuses: number;
  /** Enters the code of an order that they will take. */
  confirms: number;
  /** Enters the code of an order that they will not take. */
  confirmsInVain: number;
  /** Pays the deposit of an order that they will take. */
  deposits: number;
  /** Pays the deposit of an order that they would not take otherwise. */
  depositsInVain: number;
}

/** The kinds of people. */
export const KINDS = ['honest', 'forgetful', 'refusing', 'fake'] as const;

/** What the simulation assumes. Decision 23 says where the figures come from. */
export interface Assumptions {
  kinds: Record<(typeof KINDS)[number], Kind>;
  /** What is left of the refusals once a deposit is paid. */
  refusesAfterDeposit: number;
  /** A fake order is placed with a new account. */
  newAccount: number;
  /** A fake order is placed to the phone number of an honest customer. */
  strangersPhone: number;
  /** Days between two orders of one person, on average. */
  daysBetween: number;
  /** Days until a parcel is taken or refused. */
  daysToDoor: number;
  /** The median total, and the spread of its logarithm. */
  total: { medianCents: number; spread: number };
}

/** What is assumed unless said otherwise. */
export const ASSUMPTIONS: Assumptions = {
  kinds: {
    honest: {
      share: 0.8,
      orders: 4,
      refuses: 0.03,
      confirms: 0.95,
      confirmsInVain: 0.9,
      deposits: 0.8,
      depositsInVain: 0.7,
    },
    forgetful: {
      share: 0.09,
      orders: 3,
      refuses: 0.45,
      confirms: 0.9,
      confirmsInVain: 0.4,
      deposits: 0.5,
      depositsInVain: 0.1,
    },
    refusing: {
      share: 0.04,
      orders: 5,
      refuses: 0.8,
      confirms: 0.9,
      confirmsInVain: 0.7,
      deposits: 0.3,
      depositsInVain: 0.05,
    },
    fake: {
      share: 0.07,
      orders: 4,
      refuses: 1,
      confirms: 0,
      confirmsInVain: 0.4,
      deposits: 0,
      depositsInVain: 0.01,
    },
  },
  refusesAfterDeposit: 0.1,
  newAccount: 0.5,
  strangersPhone: 0.1,
  daysBetween: 20,
  daysToDoor: 4,
  total: { medianCents: 9_000, spread: 1.3 },
};
