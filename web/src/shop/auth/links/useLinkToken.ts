import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Returns the token of a mail's link, which is in the URL's hash so that no log contains it. It is removed from the
 * address bar and the history at once; '' when the page was opened without one.
 */
export const useLinkToken = (): string => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const arrived = hash.slice(1);
  const [token, setToken] = useState(arrived);
  useEffect(() => {
    if (arrived === '') return;
    // A second link may be opened in the same tab.
    setToken(arrived);
    void navigate({ hash: '' }, { replace: true });
  }, [arrived, navigate]);
  return token;
};
