import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails the test for everything that axe finds on the page, or that these rules find. */
export const expectAccessible = async (page: Page, rules?: string[]) => {
  await page.evaluate(async () => {
    // Regions below the screen have no style of their own yet, such as the colours of a theme that was chosen meanwhile.
    for (const later of document.querySelectorAll<HTMLElement>('#root [data-static]'))
      later.style.contentVisibility = 'visible';
    document.body.getBoundingClientRect();
    // Ends transitions, whose colours are not final; endless animations stay.
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => {})),
    );
  });
  // In the page itself, and without the nodes that pass: a quarter of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect.soft(told, page.url()).toEqual([]);
};
