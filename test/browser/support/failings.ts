import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

const AXE = require.resolve('axe-core/axe.min.js');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** In dark only colours are other ones. */
const OF_COLOURS = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** What passes is not described, element by element: most of a page does. */
const OF_FAILINGS = { resultTypes: ['violations'] };

/** What fails WCAG 2.2 AA on the page as it is, in light and in dark: rules with the elements that break them. */
export async function failingsOf(page: Page, tags = TAGS): Promise<[scheme: string, rule: string, elements: string[]][]> {
  const failings: [string, string, string[]][] = [];
  await page.evaluate(await readFile(AXE, 'utf8'));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours that are still on their way to the other scheme are nobody's.
    await page.evaluate('(async () => { while (document.getAnimations().length > 0) await new Promise(requestAnimationFrame); })()');
    const { violations } = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>(
      `axe.run(document, ${JSON.stringify({ ...(colorScheme === 'light' ? { runOnly: tags } : OF_COLOURS), ...OF_FAILINGS })})`,
    );
    failings.push(...violations.map(({ id, nodes }): [string, string, string[]] => [colorScheme, id, nodes.map(({ html }) => html)]));
  }
  return failings;
}
