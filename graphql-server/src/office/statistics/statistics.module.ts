import { dayOf } from '#schema/days.ts';
import type { Module } from '#platform/module/module.ts';
import { OverviewService } from './overview.service.ts';
import { SalesRollup, salesQueues } from './sales/rollup.service.ts';
import { searchPaths, searchSchemas } from './searches/searches.openapi.ts';
import { searchCalls } from './searches/searches.rest.ts';
import { SearchesService } from './searches/searches.service.ts';
import {
  ChangedSalesDayEntity,
  DailyProductSalesEntity,
  DailySalesEntity,
  DailySearchesEntity,
  DailyVisitsEntity,
  MonthlyProductSalesEntity,
  MonthlySalesEntity,
} from './statistics.entity.ts';
import { statisticsPaths } from './statistics.openapi.ts';
import { statisticsResolvers } from './statistics.resolvers.ts';
import { statisticsCalls } from './statistics.rest.ts';
import { StatisticsService } from './statistics.service.ts';
import { visitPaths, visitSchemas } from './visits/visits.openapi.ts';
import { visitCalls } from './visits/visits.rest.ts';
import { VisitsService } from './visits/visits.service.ts';
import { oldVisitsDeleted } from './visits/visits.statements.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    overview: OverviewService;
    statistics: StatisticsService;
    salesRollup: SalesRollup;
    visits: VisitsService;
    searches: SearchesService;
  }
}

/** What the shop's owner sees of it: figures and charts. */
export const statisticsModule: Module = {
  name: 'statistics',
  entities: [
    DailySalesEntity,
    DailyProductSalesEntity,
    MonthlySalesEntity,
    MonthlyProductSalesEntity,
    ChangedSalesDayEntity,
    DailyVisitsEntity,
    DailySearchesEntity,
  ],
  services: {
    overview: ({ database, services }) => new OverviewService(database, services),
    statistics: ({ database, services }) => new StatisticsService(database, services.visits),
    salesRollup: ({ database }) => new SalesRollup(database),
    visits: ({ database, log }) => new VisitsService(database, log),
    searches: ({ database, log }) => new SearchesService(database, log),
  },
  resolvers: statisticsResolvers,
  rest: {
    calls: { ...statisticsCalls, ...visitCalls, ...searchCalls },
    tags: [
      { name: 'Statistics', description: 'How the shop sells, for admins.' },
      { name: 'Visits', description: 'How many people come how far, without knowing who.' },
      { name: 'Searches', description: 'What is searched, and whether it is found, without knowing who.' },
    ],
    paths: { ...statisticsPaths, ...visitPaths, ...searchPaths },
    schemas: { ...visitSchemas, ...searchSchemas },
  },
  queues: salesQueues,
  retention: [
    {
      days: ({ visits }) => visits,
      deleted: (before, limit) => oldVisitsDeleted({ before: dayOf(before), limit }),
    },
  ],
  cleanUp: async ({ services }) => services.searches.cleanUp(),
};
