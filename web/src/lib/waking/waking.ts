import { definePublicStore } from '../stores.ts';

/** What wakes a part of the page; null for one that needs no code. */
type Wake = (() => void) | null;

/** Which parts of the server's page have no code yet. */
export interface Waking {
  /** Whether the app goes on from a page that the server has rendered. */
  hasBegun: () => boolean;
  begin: () => void;
  /** Notes that what is in this element is asleep. */
  sleeps: (place: Element, wake: Wake) => void;
  /** Notes that it is awake, or gone. A press that has waited for it is made. */
  isAwake: (place: Element) => void;
  /** Returns the part in which an element is asleep; undefined when it is awake. */
  around: (target: Element) => { place: Element; wake: Wake } | undefined;
  /**
   * Has a part laid out: one of the server's page, which was left out of the first layout, after those before it;
   * another one at once.
   */
  layOut: (part: Element) => void;
  /** Lets a press wait until what is pressed is awake. */
  pressLater: (place: Element, pressed: HTMLElement) => void;
}

/** Time between the layouts of two parts, in milliseconds: a phone does other things in between. */
const APART_MS = 60;

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** Returns what has the same name and kind in a part, in their order: many buttons of a list have the same name. */
const alike = (place: Element, pressed: HTMLElement): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>(pressed.localName)].filter(
    (one) => nameOf(one) === nameOf(pressed),
  );

/** A press that waits, and which of those alike was pressed. */
interface Press {
  pressed: HTMLElement;
  index: number;
}

/** Which parts of the server's page are asleep. */
export const waking = definePublicStore((): Waking => {
  let hasBegun = false;
  const asleep = new Map<Element, Wake>();
  const presses = new Map<Element, Press>();
  const servers = new Set<Element>();
  let laidOut = Promise.resolve();
  return {
    hasBegun: () => hasBegun,
    begin: () => {
      hasBegun = true;
      for (const part of document.querySelectorAll('[data-later]')) servers.add(part);
    },
    sleeps: (place, wake) => void asleep.set(place, wake),
    isAwake: (place) => {
      asleep.delete(place);
      const press = presses.get(place);
      presses.delete(place);
      // React may have made the part anew meanwhile, such as for who is signed in.
      if (press?.pressed.isConnected) press.pressed.click();
      else if (press) alike(place, press.pressed)[press.index]?.click();
    },
    around: (target) => {
      for (let place: Element | null = target; place; place = place.parentElement) {
        const wake = asleep.get(place);
        if (wake !== undefined) return { place, wake };
      }
      return undefined;
    },
    layOut: (part) => {
      const end = () => part.removeAttribute('data-later');
      if (!servers.delete(part)) return end();
      laidOut = laidOut.then(() => {
        end();
        return new Promise((done) => setTimeout(done, APART_MS));
      });
    },
    pressLater: (place, pressed) =>
      void presses.set(place, { pressed, index: alike(place, pressed).indexOf(pressed) }),
  };
});
