/** Scrolls to a control and focuses it, for example the first invalid field of a form. */
export const goToField = (id: string): void => {
  const control = document.getElementById(id);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
};
