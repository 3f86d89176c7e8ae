import { html, type Html } from '#kernel/html.ts';
import { standInPage } from '../stand-in/page.ts';
import type { TestPerson } from './people.ts';

const layout = (title: string, body: Html) =>
  standInPage({
    title,
    label: 'This page stands in for Google. No password is asked for, nothing leaves this machine.',
    styles: ['/demo-google/stand-in.css', '/demo-google/page.css'],
    body,
  });

const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0])
    .slice(0, 2)
    .join('');

/** Returns the page on which one of the test people, or none, is chosen. */
export const choicePage = (people: readonly TestPerson[]): string =>
  layout(
    'Choose a test person',
    html`<h1>Choose a test person</h1>
      <p class="to">to go on to <strong>Haat</strong></p>
      <form method="post">
        <ul>
          ${people.map(
            ({ subject, name, email, about }, index) =>
              html`<li>
                <button name="person" value="${subject}">
                  <span class="face" data-tint="${index}" aria-hidden="true">${initials(name)}</span>
                  <span>
                    <span class="name">${name}</span>
                    <span class="email">${email}</span>
                    <span class="about">${about}</span>
                  </span>
                </button>
              </li>`,
          )}
        </ul>
        <button class="quiet" name="person" value="">Cancel</button>
      </form>`,
  );

/** Returns the page that says that a choice is not possible, or no longer. */
export const brokenPage = (): string =>
  layout(
    'This sign-in is over',
    html`<h1>This sign-in is over</h1>
      <p class="to">It took too long, or was begun elsewhere. Close this window and begin again in the shop.</p>`,
  );
