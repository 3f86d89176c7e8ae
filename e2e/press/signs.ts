/** What is known of the last press, kept in the tab's storage since the press may lead to another page. */
export interface Sign {
  /** Milliseconds from the finger's leaving to the first visible change; null as long as there is none. */
  after: number | null;
  what: string;
}

/**
 * Notes when something visible follows a press of the control: a change of it or of what is around it, something that
 * opens, a sentence, a field that changes, a page that is gone to. Runs in the page.
 */
export const noteSigns = (control: Element): void => {
  let pressed: number | null = null;
  const sign: Sign = { after: null, what: '' };
  const keep = () => sessionStorage.setItem('press', JSON.stringify(sign));
  const note = (what: string) => {
    if (pressed === null || sign.after !== null) return;
    Object.assign(sign, { after: Math.max(0, Math.round(performance.now() - pressed)), what });
    keep();
  };
  keep();
  addEventListener('pointerup', ({ timeStamp }) => (pressed ??= timeStamp), true);
  for (const type of ['change', 'input', 'toggle', 'beforetoggle', 'pagehide'])
    addEventListener(
      type,
      () => {
        if (type === 'change') pressed ??= performance.now();
        note(type);
      },
      true,
    );
  addEventListener('scroll', ({ target }) => target !== document && note('scroll'), true);
  (window as unknown as { navigation: EventTarget }).navigation.addEventListener('navigate', () => note('navigate'));
  const watch = (node: Element, what: string, options: MutationObserverInit) =>
    new MutationObserver((changes) => {
      if (changes.some(({ attributeName }) => attributeName !== 'data-static')) note(what);
    }).observe(node, options);
  const inside = { attributes: true, childList: true, characterData: true, subtree: true };
  watch(control.closest('form, details, fieldset, [role=group], li') ?? control, 'control', inside);
  watch(document.documentElement, 'root', { attributes: true });
  watch(document.body, 'body', { childList: true });
  for (const sentence of document.querySelectorAll('[role=alert], [role=status]')) watch(sentence, 'sentence', inside);
};
