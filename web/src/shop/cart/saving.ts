/** Who brings cart and wishlist of this browser and the account of somebody to one state. */
export interface Keeper {
  /** When nothing else follows for a moment. */
  keepSoon: () => void;
  /** Now. */
  keepNow: () => void;
  /** The person goes: tells the account what it does not know yet, for as long as it may be told. Answers when that is done or has failed. */
  leave: () => Promise<void>;
}

let keeper: Keeper | null = null;
let wanted = false;

/** Something was changed: it is saved when nothing else follows for a moment. Nobody signed in, nothing to do. */
export const saveSoon = (): void => keeper?.keepSoon();

/** Saves what is not saved and brings what the account has, now. Before it is known who is signed in: then. */
export const saveNow = (): void => {
  if (keeper) keeper.keepNow();
  else wanted = true;
};

/** Whoever is signed in goes: see `Keeper.leave`. */
export const tellLeaving = (): Promise<void> => keeper?.leave() ?? Promise.resolve();

/** Puts a keeper in charge, until the answer is called. */
export const putInCharge = (somebody: Keeper): (() => void) => {
  keeper = somebody;
  if (wanted) somebody.keepNow();
  wanted = false;
  return () => {
    if (keeper === somebody) keeper = null;
  };
};
