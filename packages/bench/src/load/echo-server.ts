// A bare WebSocket server that sends back what it hears: the floor of the live line.
import websocket from '@fastify/websocket'
import fastify from 'fastify'

const app = fastify()
await app.register(websocket)
app.get('/ws', { websocket: true }, (socket) => {
  socket.on('message', (data) => socket.send(String(data)))
})
await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) })
process.send?.('ready')
process.once('disconnect', () => process.exit())
