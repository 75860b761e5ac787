import { CalendarPage } from '../../features/host-calendar/calendar-page.tsx'

export const CalendarRoute = () => <CalendarPage />
