import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { DepartmentPicturesDocument } from '#web/generated/graphql.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';
import { loadMessages } from './translate.ts';

beforeEach(() => {
  document.documentElement.lang = 'en';
  server.use(answers(DepartmentPicturesDocument, { categories: [] }));
});

const header = () => within(screen.getByRole('banner'));

describe('the language', () => {
  test('switches the shop at once, sets the root’s language and stores it under the key language', async () => {
    const { user } = openShop('/no/such/page');
    await screen.findByRole('heading', { name: 'There is nothing at this address' });
    const bangla = header().getByRole('link', { name: 'বাংলা' });
    expect(bangla).toHaveAttribute('lang', 'bn');
    await user.click(bangla);
    expect(await screen.findByRole('heading', { name: 'এই ঠিকানায় কিছু নেই' })).toBeVisible();
    expect(document.documentElement.lang).toBe('bn');
    expect(localStorage.getItem('language')).toBe('bn');

    await user.click(header().getByRole('link', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
    expect(document.documentElement.lang).toBe('en');
    expect(localStorage.getItem('language')).toBe('en');
  });

  test('follows another tab', async () => {
    openShop('/no/such/page');
    localStorage.setItem('language', 'bn');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'language' })));
    expect(await screen.findByRole('heading', { name: 'এই ঠিকানায় কিছু নেই' })).toBeVisible();
  });

  test('begins as the first paint has it, with the names of the menus', async () => {
    const { user } = openShop('/no/such/page', await loadMessages('bn'));
    expect(await screen.findByRole('heading', { name: 'এই ঠিকানায় কিছু নেই' })).toBeVisible();
    expect(header().getByRole('button', { name: 'বিউটি ও হেলথ' })).toBeVisible();
    await user.hover(header().getByRole('button', { name: 'ক্যাটাগরি' }));
    expect(await header().findByText('মোবাইল ফোন')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('২০২১');
  });

  test('a rule that is broken says so in Bangla; a phone number may be typed in Bangla figures', async () => {
    const { user } = openShop('/login', await loadMessages('bn'));
    await user.click(await screen.findByRole('tab', { name: 'রেজিস্ট্রেশন' }));
    await user.type(screen.getByLabelText('ফোন নম্বর'), '৭১২৩৪৫৬৭');
    expect(screen.getByLabelText('ফোন নম্বর')).toHaveValue('0171234567');
    await user.click(screen.getByRole('button', { name: 'রেজিস্ট্রেশন করুন' }));
    expect(screen.getByText('নাম লিখুন')).toBeVisible();
    expect(screen.getByText('সঠিক ফোন নম্বর দিন')).toBeVisible();
  });
});
