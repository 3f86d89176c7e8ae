import { expect, test } from 'vitest';
import { renderInShop } from '#web-test/render.tsx';
import { EmailAddress } from './EmailAddress.tsx';

test('an e-mail address may break behind its @ and its dots, and reads as it is', () => {
  const { container } = renderInShop(<EmailAddress email="rahima.demo@gmail.com" />);
  expect(container).toHaveTextContent('rahima.demo@gmail.com');
  expect(container.innerHTML).toContain('rahima.<wbr>demo@<wbr>gmail.<wbr>com');
});
