import { Raw } from 'typeorm';
import type { PrivacyPart } from '../module/module.ts';
import { DemoMailEntity } from './mail.entity.ts';

/** The demo shop's mails are deleted with their recipient. */
export const mailPrivacy: PrivacyPart = {
  onDeletion: async (manager, { email }) => {
    const recipient = Raw((column) => `lower(${column}) = lower(:email)`, { email });
    await manager.delete(DemoMailEntity, { recipient });
  },
};
