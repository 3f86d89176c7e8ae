import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { enter } from '#web-test/enter.ts';
import { phone } from '#web-test/lines.ts';
import { karim, signedInAs } from '#web-test/people.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { answers, refuses, server } from '#web-test/server.ts';
import { allTexts } from '#web-test/texts.ts';
import {
  AnswerOpinionDocument,
  OpinionsPageDocument,
  PublishReviewDocument,
  RejectOpinionDocument,
  SavedViewsDocument,
  type OpinionsPageQueryVariables,
  type OpinionsTable_OpinionFragment,
} from '#web/generated/graphql.ts';
import type { Language } from '#web/lib/language.ts';

type Opinion = OpinionsTable_OpinionFragment;

const review: Opinion = {
  id: 'r1',
  kind: 'REVIEW',
  state: 'WAITING',
  rejectionReason: null,
  rating: 4,
  text: 'It rings.',
  pictures: [phone.image],
  createdAt: '2026-11-20T09:30:00.000Z',
  authorName: 'Nusrat',
  customerId: 'c1',
  productId: 'p1',
  productName: 'Pathao Phone',
  sellerReply: null,
};

const open = async (opinions: readonly Opinion[], { at = '/deshboard/reviews', language = 'en' as Language } = {}) => {
  signedInAs(karim);
  const asked = vi.fn<(variables: OpinionsPageQueryVariables) => void>();
  let stored = opinions;
  server.use(
    answers(SavedViewsDocument, { savedViews: [] }),
    answers(OpinionsPageDocument, (variables) => {
      asked(variables);
      return {
        opinions: {
          edges: stored.map((node) => ({ cursor: node.id, node })),
          pageInfo: { hasNextPage: false, endCursor: null },
          totalCount: stored.length,
          isTotalExact: true,
        },
      };
    }),
  );
  const { user } = openShop(at, await allTexts(language));
  return { user, asked, change: (next: readonly Opinion[]) => (stored = next) };
};

const row = () => screen.findByRole('row', { name: /It rings/ });

test('what waits stands first; a review is published, leaves the list, and that can be undone', async () => {
  const sent = vi.fn<(variables: { id: string; published: boolean }) => void>();
  const { user, asked } = await open([review]);
  server.use(
    answers(PublishReviewDocument, (variables) => {
      sent(variables);
      return { publishReview: variables };
    }),
  );
  const shown = within(await row());
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ kind: 'REVIEW', filter: { state: 'WAITING' } });
  expect(shown.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  expect(shown.getByRole('link', { name: 'Open the picture' })).toHaveAttribute(
    'href',
    expect.stringMatching(/1200\.jpg$/),
  );
  await user.click(shown.getByRole('button', { name: 'Publish of Nusrat about Pathao Phone' }));
  expect(await screen.findByText('Published: Nusrat about Pathao Phone.')).toBeVisible();
  expect(await screen.findByText('Nothing is waiting.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await row()).toBeVisible();
  expect(sent.mock.calls.map(([{ published }]) => published)).toEqual([true, false]);
});

test('a failure to publish is said, and the review stays', async () => {
  const { user } = await open([review]);
  server.use(refuses(PublishReviewDocument, 'FORBIDDEN', { message: 'No.' }));
  await user.click(within(await row()).getByRole('button', { name: /^Publish/ }));
  expect(await screen.findByText('No.')).toBeVisible();
  expect(await row()).toBeVisible();
});

test('a rejection needs a reason, which the author is told', async () => {
  const sent = vi.fn<(input: object) => void>();
  const { user } = await open([review]);
  server.use(
    answers(RejectOpinionDocument, ({ input }) => {
      sent(input);
      return {
        rejectOpinion: {
          __typename: 'RejectOpinionSuccess' as const,
          opinion: { id: 'r1', state: 'REJECTED' as const, rejectionReason: input.reason },
        },
      };
    }),
  );
  await user.click(within(await row()).getByRole('button', { name: /^Reject/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reject what Nusrat wrote about Pathao Phone?' }));
  const reason = dialog.getByLabelText('Reason, for the author to read');
  expect(reason).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(reason).toHaveAccessibleDescription('Please say why, for the author to read');
  await enter(user, reason, 'It names a person.');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Rejected: Nusrat about Pathao Phone.')).toBeVisible();
  expect(screen.queryByRole('row', { name: /It rings/ })).toBeNull();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ kind: 'REVIEW', id: 'r1', reason: 'It names a person.' });
});

test('an answer is written; that of somebody else in the meantime stands beside it', async () => {
  const theirs = { text: 'We thank you.', createdAt: '2026-11-21T09:30:00.000Z' };
  const sent = vi.fn<(input: { text: string; seen?: string | null | undefined }) => void>();
  const { user, change } = await open([review]);
  server.use(
    answers(AnswerOpinionDocument, ({ input }) => {
      sent(input);
      if (input.seen === theirs.createdAt)
        return {
          answerOpinion: {
            __typename: 'AnswerOpinionSuccess' as const,
            opinion: { id: 'r1', sellerReply: { ...theirs, text: input.text } },
          },
        };
      change([{ ...review, sellerReply: theirs }]);
      return {
        answerOpinion: {
          __typename: 'ChangedMeanwhile' as const,
          message: 'Somebody else has answered meanwhile.',
          wording: null,
          changedBy: 'Salma',
          changedAt: theirs.createdAt,
        },
      };
    }),
  );
  await user.click(within(await row()).getByRole('button', { name: /^Answer/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Nusrat about Pathao Phone' }));
  await enter(user, dialog.getByLabelText('Seller Response'), 'Thank you.');
  await user.click(dialog.getByRole('button', { name: 'Save answer' }));
  expect(await dialog.findByText(/^Salma changed this on/)).toBeVisible();
  expect(dialog.getByRole('row', { name: 'Seller Response Thank you. We thank you.' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
  expect(dialog.getByLabelText('Seller Response')).toHaveValue('Thank you.');
  await user.click(dialog.getByRole('button', { name: 'Save answer' }));
  expect(await screen.findByText('Answered: Nusrat about Pathao Phone.')).toBeVisible();
  expect(sent.mock.calls.map(([{ text, seen }]) => [text, seen])).toEqual([
    ['Thank you.', null],
    ['Thank you.', theirs.createdAt],
  ]);
  expect(within(await row()).getByText('↳ Thank you.')).toBeVisible();
});

test('comments are on the same page, and the URL says which', async () => {
  const comment: Opinion = { ...review, id: 'c1', kind: 'COMMENT', rating: null, pictures: [], text: 'New?' };
  const { user, asked } = await open([comment], {
    at: '/deshboard/reviews?kind=COMMENT&state=ALL',
    language: 'bn',
  });
  expect(await screen.findByRole('table', { name: 'মন্তব্য' })).toBeVisible();
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ kind: 'COMMENT', filter: { state: null, rating: null } });
  await user.selectOptions(screen.getByRole('combobox', { name: 'উত্তর' }), 'উত্তর দেওয়া হয়নি');
  await waitFor(() =>
    expect(asked.mock.lastCall?.[0]).toMatchObject({ kind: 'COMMENT', filter: { isAnswered: false } }),
  );
  expect(currentAddress()).toBe('/deshboard/reviews?kind=COMMENT&state=ALL&answered=NO');
});
