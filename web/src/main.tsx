import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import './styles.css'

const root = createRootRoute({
  component: () => (
    <div className="text-ink bg-paper">
      <Link to="/">x</Link>
      <Outlet />
    </div>
  ),
})
const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <p>home</p> })
const router = createRouter({
  routeTree: root.addChildren([home]),
  history: createHashHistory(),
  scrollRestoration: true,
  defaultPreload: 'intent',
})
const queries = new QueryClient()
const el = document.getElementById('root')
if (el)
  createRoot(el).render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
