// Runs before the first paint: the stored theme, else the system's, as a class on the root, and the stored language as the
// root's own, so that nothing flashes; and what takes longest to come is asked for.
(function () {
  var root = document.documentElement;
  var theme = null;
  try {
    theme = localStorage.getItem('theme');
    if (localStorage.getItem('language') === 'bn') root.lang = 'bn';
  } catch {
    // Storage is blocked: the system's theme and English it is.
  }
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.classList.add(theme);
  root.style.colorScheme = theme;
  // The picture that the home page opens with, by day or by night: nobody else knows yet which of the two. As in Hero.tsx.
  if (location.pathname === '/') {
    var hero = '/pictures/home-hero' + (theme === 'dark' ? '-night/' : '/');
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'image';
    link.type = 'image/avif';
    link.fetchPriority = 'high';
    link.imageSizes = '(min-width: 768px) 712px, 145vw';
    link.imageSrcset = [96, 160, 320, 480, 640, 800, 1200, 1600]
      .map(function (width) {
        return hero + width + '.avif ' + width + 'w';
      })
      .join(', ');
    document.head.append(link);
  }
})();
