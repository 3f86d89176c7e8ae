import type { Router } from 'express';
import type { EdgeDeps } from '#platform/module/deps.ts';
import { createConfirm } from './confirmations.ts';
import { createForgeries } from './forgeries.ts';
import { notificationRoutes } from './notifications.rest.ts';
import { returnRoutes } from './returns.rest.ts';

/** The routes that providers use: the browser's return, and notifications. */
export const providerRoutes = ({ services, log }: EdgeDeps): readonly Router[] => {
  const { attempts, providers } = services;
  const forgeries = createForgeries(log);
  const confirm = createConfirm({ attempts, log });
  return [returnRoutes(confirm, forgeries), notificationRoutes(providers, confirm, forgeries)];
};
