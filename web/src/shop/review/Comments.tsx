import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCommentsPageQuery, type Comments_ProductFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Pagination } from '#web/ui/Pagination.tsx';
import { OwnComment } from './writing/OwnComment.tsx';
import { PageOfOpinions } from './PageOfOpinions.tsx';
import { pageIn } from './requestedReviews.ts';
import { pageLink } from './opinionLinks.ts';
import { Opinion } from './Opinion.tsx';

/* GraphQL */ `
  fragment Comments_page on CommentPage {
    items {
      id
      text
      createdAt
      authorName
      sellerReply {
        text
        createdAt
      }
    }
    pageCount
    totalCount
  }
`;

/* GraphQL */ `
  fragment Comments_product on Product {
    id
    comments(page: $commentsPage) {
      ...Comments_page
    }
  }
`;

/* GraphQL */ `
  query CommentsPage($id: ID!, $page: Int!) {
    product(id: $id) {
      id
      comments(page: $page) {
        ...Comments_page
      }
    }
  }
`;

/** The comments, five per page, with the shop's replies. */
export default function Comments({ product }: { product: Comments_ProductFragment }) {
  const { t, formatNumber } = useMessages();
  const [search, setSearch] = useSearchParams();
  const page = pageIn(search, 'comments');
  // The page that came with the product.
  const [first] = useState(page);
  const { data, previousData, error, refetch } = useCommentsPageQuery({
    variables: { id: product.id, page },
    skip: page === first,
  });
  const shown = page === first ? product.comments : (data ?? previousData)?.product?.comments;
  const { pageCount, totalCount } = product.comments;
  return (
    <section id="comments" aria-labelledby="comments-title" className="opinions">
      <h2 id="comments-title" className="heading text-lg">
        {t('comments.title')}
        {totalCount > 0 && <span className="muted"> ({formatNumber(totalCount)})</span>}
      </h2>
      {totalCount === 0 && <p className="muted">{t('comments.empty')}</p>}
      <OwnComment productId={product.id} />
      <PageOfOpinions
        label={t('comments.page', { page })}
        page={page}
        waiting={page !== first && !data}
        error={page === first ? undefined : error}
        onRetry={() => void refetch().catch(() => undefined)}
      >
        {shown?.items.map((comment) => (
          <Opinion
            key={comment.id}
            author={comment.authorName}
            createdAt={comment.createdAt}
            text={comment.text}
            reply={comment.sellerReply && { title: t('comments.reply'), ...comment.sellerReply }}
          />
        ))}
      </PageOfOpinions>
      <Pagination
        label={t('comments.pages')}
        page={page}
        count={pageCount}
        to={(next) => pageLink(search, 'comments', next)}
        onPage={(next) => setSearch(pageLink(search, 'comments', next).search)}
      />
    </section>
  );
}
