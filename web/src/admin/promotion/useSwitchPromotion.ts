import { useUpdatePromotionMutation } from '#web/generated/graphql.ts';
import { errorMessage } from '#web/lib/errorMessage.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { useToast } from '../ui/toasts.ts';
import type { Promotion } from './promotion.ts';

/* GraphQL */ `
  mutation UpdatePromotion($id: ID!, $input: PromotionInput!) {
    updatePromotion(id: $id, input: $input) {
      ... on SavePromotionSuccess {
        promotion {
          ...Promotion_promotion
        }
      }
    }
  }
`;

/** Pauses promotions and lets them go on; both can be taken back. */
export const useSwitchPromotion = () => {
  const { t } = useMessages();
  const say = useToast();
  const mutate = useUpdatePromotionMutation();
  const send = async (promotion: Promotion, active: boolean) => {
    const { id, code, kind, percent, amountCents, minimumCents, startsAt, endsAt } = promotion;
    const { totalLimit, customerLimit, categoryIds, productIds } = promotion;
    const limits = { totalLimit, customerLimit, categoryIds, productIds };
    const input = { code, kind, percent, amountCents, minimumCents, startsAt, endsAt, ...limits, active };
    return await mutate({ id, input });
  };
  const { busy, what, run } = useAction(async ({ promotion, active }: { promotion: Promotion; active: boolean }) => {
    try {
      const result = await send(promotion, active);
      if (result.__typename === 'InvalidInput') return say({ text: result, tone: 'error' });
      const text = t(active ? 'admin.promotions.begun' : 'admin.promotions.paused', {
        code: promotion.code,
      });
      say({ text, undo: () => send(promotion, !active) });
    } catch (error) {
      say({ text: errorMessage(error), tone: 'error' });
    }
  });
  return {
    busyWith: busy ? what?.promotion.id : undefined,
    change: (promotion: Promotion, active: boolean) => void run({ promotion, active }),
  };
};
