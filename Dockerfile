# syntax=docker/dockerfile:1
# One image for the web process, the worker and the commands. It runs as an ordinary user over a read-only file system
# with a writable /tmp. docs/operations.md explains how to host it; compose.yaml runs it.

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

# What sends traces, so that OTEL_EXPORTER_OTLP_ENDPOINT works.
RUN npm install --no-save --save-prod --omit=dev @opentelemetry/api@1.9.1 @opentelemetry/exporter-trace-otlp-proto@0.223.1 @opentelemetry/resources@2.12.1 @opentelemetry/sdk-trace-base@2.12.1

FROM packages AS build
# WalletConnect's client, so that WALLETCONNECT_PROJECT_ID can offer it. Only the build of the pages reads it.
RUN npm install --no-save --save-prod --omit=dev @walletconnect/sign-client@2.21.8
COPY . .
# The pages are built for the path of this address, if it has one.
ARG PUBLIC_ORIGIN=
RUN npm run build
# What only the build reads.
RUN rm -rf .next/cache dist/logs

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json /app/next.config.js ./
COPY --from=build /app/dist dist
COPY --from=build /app/.next .next
COPY --from=build /app/public public
# The sources that the commands run: migrate, admin, key, export, import, verify, drill.
COPY --from=build /app/lib lib
COPY --from=build /app/scripts scripts
COPY --from=build /app/prisma prisma
COPY --from=build /app/contracts/artifacts contracts/artifacts
COPY --from=build /app/data/lists data/lists
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=10s --start-period=60s --retries=3 CMD ["node", "dist/health.js"]
CMD ["node", "--enable-source-maps", "dist/server.js"]
