// Runs before the first paint: the stored theme, else the system's, as a class on the root, so that nothing flashes.
(function () {
  var theme = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    // Storage is blocked: the system's theme it is.
  }
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.classList.add(theme);
  document.documentElement.style.colorScheme = theme;
})();
