import type { LaunchOptions, Page } from 'playwright-core';

/** The Chromium of the machine, as root in a container too. */
export const BROWSER: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
};

/** A new account whose session the page's context has. */
export async function signUp(page: Page, base: string, email: string): Promise<void> {
  const data = { email, password: 'correct horse battery staple', name: 'Ada Example' };
  await page.request.post(`${base}/api/auth/sign-up`, { data, headers: { Origin: base } });
}
