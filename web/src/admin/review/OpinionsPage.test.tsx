import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  PublishCommentDocument,
  PublishReviewDocument,
  WaitingCommentsDocument,
  WaitingReviewsDocument,
} from '../../generated/graphql.ts';
import { phone } from '../../../test/lines.ts';
import { karim, signedInAs } from '../../../test/people.ts';
import { openShop } from '../../../test/render.tsx';
import { answers, server } from '../../../test/server.ts';

const pageInfo = { hasNextPage: false, endCursor: null };

test('an admin publishes a review and a comment, which then are off their lists', async () => {
  signedInAs(karim);
  const product = { id: 'product-1', name: 'Pathao Phone' };
  const post = { createdAt: '2026-11-20T09:30:00.000Z', authorName: 'Nusrat', product };
  let reviews = [{ ...post, id: 'r1', text: 'It rings.', rating: 4, pictures: [phone.image] }];
  let comments = [{ ...post, id: 'c1', text: 'Is it new?' }];
  const edges = <Node extends { id: string }>(nodes: Node[]) => ({
    edges: nodes.map((node) => ({ cursor: node.id, node })),
    pageInfo,
  });
  server.use(
    answers(WaitingReviewsDocument, () => ({ waitingReviews: edges(reviews) })),
    answers(WaitingCommentsDocument, () => ({ waitingComments: edges(comments) })),
    answers(PublishReviewDocument, ({ id }) => {
      reviews = [];
      const counted = { ...product, rating: 4, reviewCount: 1, ratingsBreakdown: [] };
      return { publishReview: { id, published: true, product: counted } };
    }),
    answers(PublishCommentDocument, ({ id }) => {
      comments = [];
      return { publishComment: { id, published: true, product } };
    }),
  );
  const { user } = openShop('/deshboard/reviews');
  const review = within(await screen.findByRole('table', { name: 'Reviews that wait' }));
  expect(review.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  expect(review.getByRole('img', { name: 'A phone' })).toBeVisible();
  await user.click(review.getByRole('button', { name: 'Publish of Nusrat about Pathao Phone' }));
  expect(await screen.findByText('No review is waiting.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Reviews that wait' })).toHaveFocus());
  const comment = within(screen.getByRole('table', { name: 'Comments that wait' }));
  await user.click(comment.getByRole('button', { name: /^Publish/ }));
  expect(await screen.findByText('No comment is waiting.')).toBeVisible();
  expect(screen.getAllByText('Published: Nusrat about Pathao Phone.')).toHaveLength(2);
});
