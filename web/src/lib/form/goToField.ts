/** Scrolls to a control and puts the focus there: where the first error of a form is. */
export const goToField = (id: string): void => {
  const control = document.getElementById(id);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
};
