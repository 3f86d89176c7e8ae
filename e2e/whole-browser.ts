import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '../scripts/lib/chromium.mjs';

const executablePath = await findBrowser();

/**
 * Launches a whole Chromium, for what its headless shell lacks: it keeps no pages for Back, and does not ask again for a
 * module that could not be loaded.
 */
export const wholeBrowser: LaunchOptions = executablePath ? { executablePath } : {};
