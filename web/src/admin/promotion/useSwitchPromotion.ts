import { useUpdatePromotionMutation } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { useToast, useToastAction } from '../ui/toasts.ts';
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
    return mutate({ id, input });
  };
  const { busy, what, run } = useToastAction(
    async ({ promotion, active }: { promotion: Promotion; active: boolean }) => {
      const result = await send(promotion, active);
      if (result.__typename === 'InvalidInput') return result;
      const text = t(active ? 'admin.promotions.begun' : 'admin.promotions.paused', { code: promotion.code });
      say({ text, undo: () => send(promotion, !active) });
    },
  );
  return {
    busyWith: busy ? what?.promotion.id : undefined,
    change: (promotion: Promotion, active: boolean) => void run({ promotion, active }),
  };
};
