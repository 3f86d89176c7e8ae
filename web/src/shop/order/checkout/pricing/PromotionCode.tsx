import { Box, Button, HStack, Input, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { goToField } from '#web/lib/form/goToField.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import type { Prices } from './prices.ts';
import type { Promotion } from './usePromotion.ts';

interface PromotionCodeProps {
  /** Id of the field: the code is twice on the page, and one of the two is hidden. */
  id: string;
  promotion: Promotion;
  adjustments: Prices['adjustments'];
}

/** The promotion code: a field, or the applied code with what it saves. */
export const PromotionCode = ({ id, promotion, adjustments }: PromotionCodeProps) => {
  const { applied, checking } = promotion;
  /** Whether the focus is on something that will go; only in the visible one of the two. */
  const isUsed = useRef(false);
  const tag = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isUsed.current || checking) return;
    isUsed.current = false;
    if (applied === null) goToField(id);
    else tag.current?.focus();
  }, [applied, checking, id]);

  if (applied !== null)
    return (
      <AppliedCode
        code={applied}
        promotion={promotion}
        savedCents={-(adjustments.find(({ code }) => code === applied)?.amountCents ?? 0)}
        onRemove={() => {
          isUsed.current = true;
          promotion.remove();
        }}
        ref={tag}
      />
    );
  return (
    <CodeField
      id={id}
      promotion={promotion}
      onApply={() => {
        isUsed.current = promotion.apply();
        if (!isUsed.current) goToField(id);
      }}
    />
  );
};

interface CodeFieldProps {
  id: string;
  promotion: Promotion;
  onApply: () => void;
}

const CodeField = ({ id, promotion: { typed, type, checking, error }, onApply }: CodeFieldProps) => {
  const { t } = useMessages();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!checking) onApply();
      }}
    >
      <FormField
        id={id}
        label={t('order.summary.promotion')}
        value={typed}
        onChange={type}
        error={error === 'empty' ? t('order.promotion.empty') : error}
      >
        {(control) => (
          <HStack gap="2" wrap="wrap">
            <Input
              {...control}
              size="sm"
              flex="1 1 8rem"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
            />
            <Button type="submit" size="sm" variant="outline" minW="24" aria-busy={checking}>
              {checking ? t('order.promotion.checking') : t('order.promotion.apply')}
            </Button>
          </HStack>
        )}
      </FormField>
    </form>
  );
};

interface AppliedCodeProps {
  code: string;
  promotion: Promotion;
  /** What it takes off the total; 0 for nothing. */
  savedCents: number;
  onRemove: () => void;
  ref: React.Ref<HTMLDivElement>;
}

const AppliedCode = ({ code, promotion: { lapsed }, savedCents, onRemove, ref }: AppliedCodeProps) => {
  const { t, translate, formatMoney } = useMessages();
  return (
    <Box>
      <Text fontWeight="medium" textStyle="sm" mb="1.5">
        {t('order.summary.promotion')}
      </Text>
      <HStack
        colorPalette={lapsed ? 'orange' : 'green'}
        justify="space-between"
        gap="2"
        minH="10"
        ps="3"
        borderWidth="1px"
        borderRadius="control"
        bg="colorPalette.subtle"
        borderColor="colorPalette.emphasized"
        color="colorPalette.fg"
        textStyle="sm"
      >
        <Box ref={ref} tabIndex={-1} outline="none" py="2" minW="0">
          <Text as="span" fontWeight="bold" overflowWrap="anywhere">
            {code}
          </Text>
          {savedCents > 0 && ` · ${t('order.promotion.saves', { amount: formatMoney(savedCents) })}`}
        </Box>
        <Button
          type="button"
          size="sm"
          variant="ghost"
          aria-label={t('order.promotion.removeOf', { code })}
          onClick={onRemove}
        >
          {t('order.promotion.remove')}
        </Button>
      </HStack>
      {lapsed && (
        <Text textStyle="sm" color="fg.error" mt="1">
          {translate(lapsed)}
        </Text>
      )}
    </Box>
  );
};
