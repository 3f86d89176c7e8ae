import { Button, Link as StyledLink, Stack, Text, Textarea } from '@chakra-ui/react';
import { Link, useHref } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useVisitor } from '#web/lib/visitor.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/**
 * The comment form where there are no scripts, and the way to log in: the stylesheet of the header shows one of them.
 * Only the server renders it.
 */
export default function PlainComment({ productId }: { productId: string }) {
  const { t } = useMessages();
  const { form } = useVisitor();
  const refused = form?.path === '/details/:id/comments' ? form : null;
  const page = paths.details(productId);
  return (
    <>
      <Notice id="comment-sent" tone="success" mt="4" display="none" css={{ '&:target': { display: 'block' } }}>
        {t('comments.form.thanks')}
      </Notice>
      <Text data-signed-out mt="4" textStyle="sm" color="fg.muted">
        {t('comments.login.why')}{' '}
        <StyledLink asChild>
          <Link to={`${paths.login}?${new URLSearchParams({ back: `${page}#comments` })}`}>{t('reviews.login')}</Link>
        </StyledLink>
      </Text>
      <form
        data-signed-in
        method="post"
        action={useHref(`${page}/comments`)}
        noValidate
        aria-label={t('comments.form.title')}
      >
        <Stack gap="3" mt="4">
          <FormField
            id="comment-text"
            label={t('comments.form.text')}
            hint={t('comments.form.hint')}
            error={refused?.problems[0] ?? refused}
          >
            {(control) => <Textarea {...control} name="text" rows={3} defaultValue={refused?.fields['text']} />}
          </FormField>
          <Button type="submit" alignSelf="start">
            {t('comments.form.send')}
          </Button>
        </Stack>
      </form>
    </>
  );
}
