import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import type { TestFile } from '../../support/account';

const PASSWORD = 'correct horse battery staple';

/** The one error that is none: the app asks who is signed in, and the answer is nobody. */
const NOBODY_SIGNED_IN = /status of 401/;

/** A person with a browser of their own, who does what the page's words say. */
export class Visitor {
  static readonly password = PASSWORD;

  readonly email = `${randomBytes(6).toString('hex')}@example.com`;
  /** What the page complained about: scripts that threw, resources that were refused. */
  readonly complaints: string[] = [];

  private constructor(readonly page: Page) {
    page.on('pageerror', ({ message }) => this.complaints.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !NOBODY_SIGNED_IN.test(message.text())) this.complaints.push(message.text());
    });
  }

  /** Opens an address, with the cookies of nobody else. */
  static async open(browser: Browser, url: string): Promise<Visitor> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 860 },
      // What moves takes frames, each of them a processor's, and is waited for.
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const visitor = new Visitor(await context.newPage());
    await visitor.page.goto(url);
    return visitor;
  }

  /** Closes the browser, with all its tabs: a page that stays open goes on asking. */
  async close(): Promise<void> {
    const context = this.page.context();
    // What a test answers in the service's place may still be under way.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.close();
  }

  async signUp(): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByLabel('Name').fill('Ada Example');
    await this.fillIn('Create account');
    await page.getByRole('heading', { name: 'Create your account' }).waitFor({ state: 'detached' });
  }

  async signIn(): Promise<void> {
    await this.fillIn('Sign in');
    await this.page.getByRole('heading', { name: 'Welcome back' }).waitFor({ state: 'detached' });
  }

  /** Signs in to an account that another visitor made. */
  async signInAs(email: string, password = PASSWORD): Promise<void> {
    await this.fillIn('Sign in', email, password);
    await this.page.getByRole('heading', { name: 'Welcome back' }).waitFor({ state: 'detached' });
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Ada Example' }).click();
    await this.page.getByRole('button', { name: 'Sign out' }).click();
    await this.page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  }

  /** Chooses documents to send. */
  async upload(...files: TestFile[]): Promise<void> {
    const chosen = files.map(({ name, bytes }) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) }));
    await this.page.getByLabel('Documents', { exact: true }).setInputFiles(chosen);
  }

  private async fillIn(button: string, email = this.email, password = PASSWORD): Promise<void> {
    await this.page.getByLabel('E-mail').fill(email);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: button, exact: true }).click();
  }
}
