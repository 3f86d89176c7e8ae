// Answers what is pressed where the page's code does not run yet, inside [data-static] (lib/hydration/): at once, and so
// that nothing is lost. Add To Cart and hearts store what is meant, which the cart's code takes (shop/cart/intents/intents.ts);
// Buy Now stores the product (spec §4). Where the storage is blocked, the browser posts the form.
{
  const attempt = (act) => {
    try {
      return act();
    } catch {}
  };
  const read = (key) => attempt(() => JSON.parse(localStorage[key])) || [];
  const store = (key, value) => attempt(() => (localStorage[key] = JSON.stringify(value)));

  // The same again, because nothing has happened yet, counts once; another press of a heart takes the first one back.
  const keep = (intent, what) => {
    const others = read('intents').filter((one) => one.what !== what);
    const key = Math.random();
    return store('intents', [...others, { ...intent, what, key }]) && dispatchEvent(new Event('intent'));
  };

  // Shows hearts, and the number at the header's cart, as the storage has them.
  const show = () => {
    const wished = {};
    let pieces = 0;
    for (const { _id } of read('wishlist').products || []) wished[_id] = true;
    for (const line of read('cart').lines || []) if (!line.missing) pieces += Math.min(line.qty, line.stock);
    for (const { product, quantity, wished: is } of read('intents'))
      if (quantity) pieces += quantity;
      else wished[product] = is;
    for (const element of document.querySelectorAll('[data-static] :is([form=wish],[data-count])'))
      if (element.form) {
        const is = !!wished[element.value];
        const { add, remove } = element.form.dataset;
        element.toggleAttribute('data-pressed', is);
        element.title = element.ariaLabel = element.title.replace(is ? add : remove, is ? remove : add);
      } else if (pieces) element.dataset.count = pieces.toLocaleString(document.documentElement.lang);
  };

  const say = (form, problem, news) => {
    form.querySelector('[role=alert]').textContent = problem;
    form.querySelector('[role=status] span').textContent = news;
  };

  // Returns whether it is done; otherwise the browser posts the form.
  const answer = (form, button) => {
    const { value } = button;
    if (form.id === 'wish') return keep({ product: value, wished: !button.hasAttribute('data-pressed') }, value);
    const { product, color, size, quantity } = Object.fromEntries(new FormData(form));
    const choice = { color, size };
    if (value !== 'add') {
      const card = { ...JSON.parse(form.dataset.card), ...choice, qty: +quantity };
      return store('card', card) && (location = button.getAttribute('formaction').replace(/buy$/, 'confirmorder'));
    }
    const [group, another] = form.querySelectorAll('[data-missing]:not(:has(:checked))');
    const missing = (another ? form : group)?.dataset.missing;
    say(form, missing || '', missing ? '' : form.dataset.adding);
    const intent = { product, ...choice, quantity: +quantity };
    return missing || keep(intent, JSON.stringify(intent));
  };

  const isStatic = (element) => element.closest?.('[data-static]');
  const hear = (type, listener) => addEventListener(type, listener, true);
  hear('submit', (event) => {
    const { target: form, submitter } = event;
    if (!isStatic(submitter || form)) return;
    // A form without an address is sent by its code only, when that is there (PageAwake.tsx).
    if (!form.hasAttribute('action')) form.dataset.sent = '';
    else if (!form.dataset.intent || !answer(form, submitter)) return;
    event.preventDefault();
    show();
  });
  hear('change', ({ target: { form } }) => form?.dataset.card && isStatic(form) && say(form, '', ''));
  hear('click', ({ target }) => {
    const part = isStatic(target);
    if (!part) return;
    // Its code is loaded as soon as the page's own runs (region.tsx).
    part.dataset.used = '';
    const { dataset, parentNode } = target;
    target.animate?.([{ opacity: 0.4 }, {}], 700);
    if (!dataset.step) return;
    parentNode.querySelector('input')[dataset.step > 0 ? 'stepUp' : 'stepDown']();
    for (const button of parentNode.children) button.disabled = false;
  });
  hear('DOMContentLoaded', show);
  hear('wishes', show);
}
