import { Button, Container, Heading, HStack, Input, Stack } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { useVisitor } from '#web/lib/visitor.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { PlainNote } from '#web/ui/plain/PlainNote.tsx';
import { PostForm } from '#web/ui/plain/PostForm.tsx';

/** Takes the code of an order by Cash on Delivery without scripts; paying online needs them. Only the server renders it. */
export default function PlainPayPage() {
  const { t } = useMessages();
  const { pathname } = useLocation();
  const { form } = useVisitor();
  const error = form?.problems.find(({ field }) => field === 'code');
  return (
    <Container py={{ base: '6', md: '12' }} maxW="40rem">
      <Heading as="h1" size="lg" mb="5">
        {t('pay.title.CODE')}
      </Heading>
      <Panel>
        <PostForm to={pathname} fields={{}}>
          <Stack gap="5">
            <FormField id="plain-code" label={t('pay.code.label')} hint={t('pay.code.hint')} error={error}>
              {(control) => (
                <Input
                  {...control}
                  name="code"
                  defaultValue={form?.fields['code']}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxW="12rem"
                />
              )}
            </FormField>
            <HStack gap="3" wrap="wrap">
              <Button type="submit" size="lg" colorPalette="accent">
                {t('pay.code.confirm')}
              </Button>
              <Button type="submit" size="lg" variant="outline" name="do" value="again">
                {t('pay.code.again')}
              </Button>
            </HStack>
          </Stack>
        </PostForm>
      </Panel>
      <PlainNote what="plain.cashOnly" />
    </Container>
  );
}
