import type { PrivacyPart } from '#platform/module/module.ts';
import { exported, exportedRows } from '#people/privacy/exported.ts';
import { PriceAlertEntity, PriceMailConsentEntity, StockAlertEntity } from './product-alert.entity.ts';
import { priceAlertsExported } from './price/price-mails.statements.ts';
import { stockAlertsExported } from './product-alert.statements.ts';

/** What somebody waits for is exported, and deleted with the customer. */
export const productAlertPrivacy: PrivacyPart = {
  exports: {
    stockAlerts: exported(
      'stock_alerts',
      'Products about which the person wanted a mail when they are back in stock',
      stockAlertsExported,
    ),
    priceMails: exportedRows(
      PriceMailConsentEntity,
      'Whether the person agreed to mails about prices and the cart, and when',
      {
        select: { agreedAt: true, endedAt: true, mailedAt: true, includesCart: true, remindedAt: true },
        order: { agreedAt: 'ASC' },
      },
    ),
    priceAlerts: exported(
      'price_alerts',
      'The prices of what the person likes, as they were told last',
      priceAlertsExported,
    ),
  },
  onAccountMerge: async (manager, customerId) => {
    for (const entity of [StockAlertEntity, PriceMailConsentEntity, PriceAlertEntity])
      await manager.delete(entity, { customerId });
  },
};
