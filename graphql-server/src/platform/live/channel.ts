/** The channel on which PostgreSQL tells all servers what has changed; the payload is the id of it. */
export const LIVE_CHANNEL = 'haat_live';
