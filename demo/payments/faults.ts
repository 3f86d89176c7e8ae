import * as v from 'valibot';

/** The steps at which an answer can be lost. */
export const STEPS = ['start', 'confirm', 'query', 'refund', 'other'] as const;

/** One of them; `other` is any other call, such as for a token. */
export type Step = (typeof STEPS)[number];

const providerName = v.picklist(['sslcommerz', 'bkash', 'nagad']);

/** What can go wrong at the twin. Each stays until it is switched off; only `expiredToken` happens once. */
export const faultSettings = v.strictObject({
  /** The provider that they concern; all without it. */
  only: v.optional(providerName),
  /** Notifications wait until they are released. */
  notifyLate: v.optional(v.boolean()),
  notifyTwice: v.optional(v.boolean()),
  notifyNever: v.optional(v.boolean()),
  /** A forged notification is sent in place of the genuine one. */
  notifyForged: v.optional(v.picklist(['SIGNATURE', 'AMOUNT'])),
  /** The provider says that another amount was paid. */
  wrongAmount: v.optional(v.boolean()),
  /** The step at which the answer never comes. */
  timeoutAt: v.optional(v.picklist(STEPS)),
  /** With `timeoutAt`: what was asked for is done all the same. */
  after: v.optional(v.boolean()),
  /** With `timeoutAt`: the connection stays open and silent; without it, it is cut. */
  silent: v.optional(v.boolean()),
  /** Every call is answered with 503, or its connection is cut. */
  down: v.optional(v.picklist(['503', 'CUT'])),
  /** bKash: the next call with a token is answered as with an expired one. */
  expiredToken: v.optional(v.boolean()),
  /** bKash: of calls for a token, not only refreshes but also grants may be two an hour, as some sources have it. */
  tokenLimit: v.optional(v.boolean()),
  /** bKash: the same amount from the same wallet within 70 seconds is refused as a repetition, as in its sandbox. */
  sameAgain: v.optional(v.boolean()),
  /** SSLCommerz: the payment is paid with risk level 1. */
  risky: v.optional(v.boolean()),
  /** A refund is accepted, and not done yet. */
  refundPending: v.optional(v.boolean()),
  /** A refund is refused, or has failed when it is asked about. */
  refundFailed: v.optional(v.boolean()),
});

/** The faults that are switched on. */
export type FaultSettings = v.InferOutput<typeof faultSettings>;

/** Switches the faults of the twin. */
export interface Faults {
  /** Returns a fault's setting, where it concerns this provider. */
  get<Name extends keyof FaultSettings>(name: Name): FaultSettings[Name];
  /** Returns it and switches it off: it happens once. */
  take<Name extends keyof FaultSettings>(name: Name): FaultSettings[Name];
}

/** The faults, as tests switch them. */
export interface FaultSwitch {
  current(): FaultSettings;
  /** Switches on these faults only. */
  set(settings: FaultSettings): void;
  clear(): void;
  /** The faults that concern a provider. */
  of(provider: NonNullable<FaultSettings['only']>): Faults;
}

/** Returns the faults of a twin: none at first. */
export const createFaults = (): FaultSwitch => {
  let settings: FaultSettings = {};
  return {
    current: () => settings,
    set: (wanted) => {
      settings = { ...wanted };
    },
    clear: () => {
      settings = {};
    },
    of: (provider) => {
      const get: Faults['get'] = (name) =>
        settings.only === undefined || settings.only === provider ? settings[name] : undefined;
      return {
        get,
        take: (name) => {
          const setting = get(name);
          if (setting !== undefined) settings = { ...settings, [name]: undefined };
          return setting;
        },
      };
    },
  };
};
